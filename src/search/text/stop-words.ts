const words = `
a about above after again against all already also although always am an and another any anything are as at be because
been before being below between both but by can cannot could did do does doing during each else etc even ever every
few for from further get got had has have having he hence her here hers him himself his how however i if in into is it
its itself just less let lets many may me might more most much must my myself neither never no nor not nothing of off
often on once ones only onto or other our over per please rather said same say says shall she should so some something
still such than that the their them themselves then there therefore these they this those though through thus tis to
too toward towards twas under unless until upon us very via want wants was we were what whats when where whether which
while who whom whose why will with within without would yet you your
`;

/** Words that say nothing about what a page is about. They are not indexed in running text. */
export const stopWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
