/** Words of people and of logs that say that something goes wrong, and states that end in these. */
const trouble =
  /\b(?:errors?|errored|fail(?:s|ed|ing|ure)?|cannot|could not|\w+n['’]t|unable|missing|empty|stuck|hangs?|hanging|pending|never|no|not|nothing|zero|blank|ignore[sd]?|expired|forbidden|denied|refused|aborted|timed? ?out|times out|timeout|null|undefined|unknown|unexpected|invalid|rejected|killed|crash(?:es|ed|ing)?|violates|panic|fatal|wrong|broken|lost|twice|(?:exited|exit code|terminated)|too (?:many|large|long)|\w+(?:BackOff|Error|Exception|Killed|Exceeded|Loop)|[45]\d\d|x509)\b/i;

/** True if a query tells of something that goes wrong. */
export const tellsOfTrouble = (query: string): boolean => trouble.test(query);
