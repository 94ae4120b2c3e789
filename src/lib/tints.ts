/** CSS classes for badge colors by label. Other badges are gray. */
export const TINTS: Readonly<Record<string, string>> = {
  HIGH: 'alert--danger',
  MEDIUM: 'alert--warning',
  LOW: 'alert--info',
  Released: 'alert--success',
  Deprecated: 'alert--warning',
  'In development': 'alert--warning',
  Removed: 'alert--danger',
  'Not run on a cluster': 'alert--info',
};
