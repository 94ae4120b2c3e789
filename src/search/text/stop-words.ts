import {stem} from './stem';

const words = `
a about above after again against all already also although always am an and another any anything are as at be because
been before being below between both but by can cannot could did do does doing during each else etc even ever every
few for from further get got had has have having he here his how however i if in into is it its itself just less let
lets many may me might more most much must my myself neither never no nor not nothing of off often on once ones only
onto or other our over per please rather said same say says shall should so some something still such than that the
their them themselves then there therefore these they this those though through to too under unless until us very via
want wants was we were what whats when where whether which while who whom whose why will with within without would yet
you your
`;

const everyday = `
able actually add allow answer ask back basis begin bring call come currently day different easy everything exist
first follow full give given go good guide happen help instead keep know last leave like look lost made make maybe
mean need new next number out own place possible problem question read real reason right run same see sent set show
small start state still sure take tell thing think time try turn two up use way week whole work write wrong year
`;

const setOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words that say nothing about what a page is about. They are not indexed in running text. */
export const stopWords = setOf(words);

/** Words of every conversation. They are rare on the pages, and of a whole sentence they tell least. */
export const everydayWords: ReadonlySet<string> = new Set([...setOf(everyday)].map(stem));
