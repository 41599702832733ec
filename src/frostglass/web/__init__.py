"""The pages: native ES modules, SVG and CSS. Knows no rule at all."""
