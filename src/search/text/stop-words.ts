const words = `
a about above after again against all already also although always am an and another any anything are arent as at be
because been before being below between both but by can cannot cant could couldnt did didnt do does doesnt doing dont
during each else etc even ever every few for from further get got had has hasnt have havent having he here his how
however i if im in into is isnt it its itself ive just less let lets many may me might more most much must my myself
neither never no nor not nothing of off often on once ones only onto or other our over per please rather said same say
says shall should shouldnt so some something still such than that thats the their them themselves then there therefore
theres these they this those though through to too under unless until us very via want wants was wasnt we were what
whats when where whether which while who whom whose why will with within without wont would wouldnt yet you your
`;

/** Words without meaning for the search. They are not indexed in running text. */
export const stopWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** True for a folded stop word, including contractions: `isn't`, `we'd`, `what’s`. */
export const isStopWord = (word: string): boolean =>
  /n['’]t$/.test(word) || stopWords.has(word.replace(/['’](?:d|ll|m|re|s|ve)$/, ''));
