import {type Drawing, PHONE_WIDTH} from './document';

/** A length at its closest and at its widest. */
export type Span = readonly [close: number, wide: number];

/** Distances when a drawing is wider than a phone: less and less, and at last as close as can be read. */
const CLOSER = [0.8, 0.6, 0.4, 0.2, 0];

/** The length that a span has at a spread from 0 to 1. */
export function between([close, wide]: Span, spread: number): number {
  return close + (wide - close) * spread;
}

/** Draws with the widest spread that fits a phone, or with the closest if none does. */
export function drawToFit(draw: (spread: number) => Drawing): Drawing {
  return CLOSER.reduce((drawing, spread) => (drawing.width > PHONE_WIDTH ? draw(spread) : drawing), draw(1));
}
