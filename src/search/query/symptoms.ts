/** Words of people and of logs that say that something goes wrong, and states that end in these. */
const trouble =
  /\b(?:errors?|errored|fail(?:s|ed|ing|ure)?|cannot|unable|missing|stuck|hangs?|never|not|nothing|forbidden|denied|refused|timed? ?out|null|invalid|rejected|killed|violates|panic|wrong|\w+(?:BackOff|Error|Exception|Killed|Exceeded))\b/i;

/** True if a query tells of something that goes wrong. */
export const tellsOfTrouble = (query: string): boolean => trouble.test(query);
