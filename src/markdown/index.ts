import {admonitionTitles} from './admonition-titles';
import {remarkAnchors} from './anchors';
import {BOXES} from './boxes';
import {breakOpportunities} from './break-opportunities';
import {codeBlocks} from './code';
import {diagrams} from './diagrams';
import {referenceEntries} from './entries';
import {tryBlocks} from './try-blocks';
import {pureText} from './pure-text';
import {tableFilters} from './table-filter';
import {accessibleTables} from './tables';
import {badges} from './badges';
import {factHeader} from './fact-header';
import {messageFilter} from './message-filter';

/**
 * The Markdown plugins and boxes of the site, in the shape that the content plugins take. Their order matters: plugins that make
 * or replace fences are before `codeBlocks`, plugins that make tables before `accessibleTables`, and before that the one that makes lists of some.
 */
export const markdownPlugins = {
  admonitions: {keywords: [...BOXES], extendDefaults: false},
  beforeDefaultRemarkPlugins: [remarkAnchors],
  remarkPlugins: [diagrams, tryBlocks, codeBlocks],
  rehypePlugins: [
    admonitionTitles,
    badges,
    factHeader,
    messageFilter,
    referenceEntries,
    tableFilters,
    accessibleTables,
    breakOpportunities,
    pureText,
  ],
};
