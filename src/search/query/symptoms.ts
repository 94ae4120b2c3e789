/** Words of people and of logs that say that something goes wrong, and states that end in these. */
const trouble =
  /\b(?:errors?|errored|fail(?:s|ed|ing|ure)?|cannot|can't|won't|doesn't|unable|missing|stuck|hangs?|hanging|never|no|not|nothing|zero|blank|ignore[sd]?|expired|forbidden|denied|refused|timed? ?out|times out|timeout|null|undefined|invalid|rejected|killed|violates|panic|wrong|broken|lost|twice|too (?:many|large|long)|\w+(?:BackOff|Error|Exception|Killed|Exceeded)|[45]\d\d|x509)\b/i;

/** True if a query tells of something that goes wrong. */
export const tellsOfTrouble = (query: string): boolean => trouble.test(query);
