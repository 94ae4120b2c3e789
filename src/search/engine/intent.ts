/** Words of people and of logs that say that something goes wrong, and states that end in these. */
const trouble =
  /\b(?:errors?|errored|fail(?:s|ed|ing|ure)?|cannot|could not|\w+n['’]t|unable|missing|empty|stuck|hangs?|hanging|pending|never|no|not|nothing|zero|blank|ignore[sd]?|expired|forbidden|denied|refused|aborted|timed? ?out|times out|timeout|null|undefined|unknown|unexpected|invalid|rejected|killed|crash(?:es|ed|ing)?|violates|panic|fatal|wrong|broken|lost|twice|(?:exited|exit code|terminated)|too (?:many|large|long)|\w+(?:BackOff|Error|Exception|Killed|Exceeded|Loop)|[45]\d\d|x509)\b/i;

/** How a question asks for the place of a setting. */
const setting =
  /\bwhere\b.*\b(?:set|put|pass|give|store|mount|allow|turn|switch|choose|tell|define|change|specif|configur)|\b(?:which|what) (?:value|field|setting|flag|option|parameter|variable|annotation)\b/i;

/** True if a query asks where something is set: for a field rather than for what explains it. */
export const asksForSetting = (query: string): boolean => setting.test(query);

/** True if a query tells of something that goes wrong. */
export const tellsOfTrouble = (query: string): boolean => trouble.test(query);
