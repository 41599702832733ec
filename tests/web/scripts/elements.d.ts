// Every element of our pages is one of HTML or SVG: both can be focused and carry data.
interface Element extends HTMLOrSVGElement {}
