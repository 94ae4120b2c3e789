/** How the bar moves. Times are in milliseconds, places in parts of its length. The values are those of NProgress. */
export const progress = {
  /** After a route change, before the bar is shown. */
  delay: 200,
  minimum: 0.08,
  /** Of one movement. */
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  /** The bar never arrives by trickling. */
  limit: 0.994,
} as const;

/** The next place of a bar that trickles, from a random number of 0 to 1. */
export const trickled = (place: number, random: number): number =>
  Math.min(place + random * progress.trickleRate, progress.limit);
