/** Fewer words than these are typed by hand, and mean what they say. */
const PASTED = 6;

/** What differs from line to line of a log and says nothing about what went wrong. */
const NOISE: readonly RegExp[] = [
  // Times, durations.
  /\b\d{4}[-/]\d\d[-/]\d\d(?:[T ]\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?)?/g,
  /\b\d\d:\d\d:\d\d(?:[.,]\d+)?\b/g,
  /(?:\(x\d+ over )?\b\d+(?:\.\d+)?(?:ms|[smhd](?:\d+[smh])?)\b/g,
  // Places in programs.
  /\S+\.(?:go|java|js|mjs|py|ts):\d+(?::\d+)?/g,
  /\(?\S+:\d+:\d+\)?/g,
  // Keys of structured logs.
  /"?\b(?:level|severity|msg|message|ts|time|timestamp|logger|caller|stacktrace|reconcileID|controller|controllerKind|controllerGroup)\b"?\s*[=:]/g,
  /\b(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|ERR)\b/g,
  // Addresses, digests, identifiers.
  /\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/g,
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g,
  /\b(?=[\da-f]*\d)[\da-f]{10,}\b/g,
  // The end that makes the name of a pod unique.
  /(?<=[a-z\d]-)(?=[a-z]*\d)[a-z\d]{5}(?![a-z\d])/g,
];

/** A pasted line without what differs from case to case. */
export const withoutNoise = (query: string): string => {
  if (query.trim().split(/\s+/).length < PASTED) return query;
  const told = NOISE.reduce((text, one) => text.replaceAll(one, ' '), query);
  return /[\p{L}\p{N}]/u.test(told) ? told : query;
};
