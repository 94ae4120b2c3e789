/** The tint of a badge; without one it is gray. */
export const TINTS: Readonly<Record<string, string>> = {
  HIGH: 'alert--danger',
  MEDIUM: 'alert--warning',
  LOW: 'alert--info',
  Released: 'alert--success',
  Deprecated: 'alert--warning',
  'In development': 'alert--warning',
  Removed: 'alert--danger',
};
