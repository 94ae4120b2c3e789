import {plainAdmonitionTitles} from './admonition-titles';
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
import {messageFilter} from './message';

/**
 * The Markdown options of the content plugins. The order is significant: plugins that create or replace fences run before `codeBlocks`,
 * plugins that create tables before `referenceEntries`, which converts some of them to lists, and `accessibleTables` after that.
 */
export const markdownPlugins = {
  admonitions: {keywords: [...BOXES], extendDefaults: false},
  beforeDefaultRemarkPlugins: [remarkAnchors, plainAdmonitionTitles],
  remarkPlugins: [diagrams, tryBlocks, codeBlocks],
  rehypePlugins: [
    badges,
    factHeader,
    referenceEntries,
    messageFilter,
    tableFilters,
    accessibleTables,
    breakOpportunities,
    pureText,
  ],
};
