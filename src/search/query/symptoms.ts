/** Words of people and of logs that say that something goes wrong, and states that end in these. */
const trouble =
  /\b(?:errors?|errored|fail(?:s|ed|ing|ure)?|cannot|unable|missing|stuck|hangs?|never|not|nothing|forbidden|denied|refused|timed? ?out|null|invalid|rejected|killed|violates|panic|wrong|\w+(?:BackOff|Error|Exception|Killed|Exceeded))\b/i;

/** Headings and titles under which pages say what can go wrong. */
const remedies = /\b(?:limits and known problems|what can go wrong|troubleshooting|failures?|failed|fails)\b/i;

/** True if a query tells of something that goes wrong. */
export const tellsOfTrouble = (query: string): boolean => trouble.test(query);

/** True if a place says what can go wrong, by its heading or by the title of its page. */
export const hasRemedies = (heading: string, title: string): boolean => remedies.test(heading) || remedies.test(title);
