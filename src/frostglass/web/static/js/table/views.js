// The views of the games, and what a table asks of each: the only way in which the pages know games apart.

import { ArenaView } from "../arena/view.js";
import { EmbersView } from "../embers/view.js";

/**
 * What a table asks of the view of its game. A view draws itself from `desk.state`, and chooses through `desk.choosing`.
 *
 * @typedef {object} GameView
 * @property {Element[]} left what stands in the left column, above the command line
 * @property {Element[]} right what stands in the right column, below the question
 * @property {Element} [third] what stands in a third column where the screen has one
 * @property {(seat: number) => number} colour the colour of a seat's pieces, counted from 1
 * @property {(seat: number, look?: string) => Element} mark the token of a seat in text
 * @property {(card: string) => string} cardName
 * @property {() => string} title the game as it is played here, for the bar
 * @property {() => any} barExtra more for the bar
 * @property {(result: any) => string} resultText how the game ended
 * @property {() => void} update draw what `desk.state` and `desk.choosing` hold
 * @property {(before: any, log?: any[]) => void} follow a new state is there; `log` is what led to it from `before`
 * @property {string[]} [changed] places that are marked because they have changed
 * @property {() => void} rest what moves has come to its end
 * @property {() => void} sent the choice is on its way
 * @property {() => boolean} back one step back that the view itself made; false: there was none
 * @property {() => void} focusBoard
 * @property {() => void} focusHand
 * @property {(event: KeyboardEvent) => boolean | void} key a key that the table does not know
 * @property {(element: Element) => any} wish what the viewer may wonder about at an element, or null
 * @property {(answers: any[]) => any} pointers where answers to a question of the viewer point
 * @property {() => any} [promptTop] what stands beside the question
 * @property {(choice: any) => boolean} [risks] is a choice such that it is asked once more?
 * @property {(choice: any) => boolean} [hasButton] does a choice stand elsewhere on the table, not in the list?
 * @property {(action: string) => Element | undefined} [placeOf] where an action is seen, to say there why it cannot be done
 * @property {(words: string[]) => any} [meant] what typed words wonder about, or null
 * @property {(seat: number) => string} [seatName] what a seat is called in the game
 * @property {(seat: number) => any} [seal]
 * @property {() => any} [moment]
 * @property {(square: string) => void} [light] point at a place
 * @property {() => void} [openPiles]
 * @property {(turn: any) => any} [turnRow] a turn as one line, in the summary and in the log
 * @property {string[]} [waysOn] the ways to go on after the end, the one that stands out first
 * @property {(...told: any[]) => any} [deeds] what somebody else did, in one line each
 */

/** @type {Record<string, new (desk: any, printed: any) => GameView>} */
export const VIEWS = { arena: ArenaView, embers: EmbersView };
