import {paintLater} from './painted';

/** Parts that keep their size without what they hold. Margins of other lists and of the head of a page come from inside. */
const PARTS = '.markdown > :not(header, ul:not(.entries), ol, :focus-within)';

const isOutOfView = (part: Element): boolean => {
  const {top, bottom} = part.getBoundingClientRect();
  return bottom < 0 || top > window.innerHeight;
};

// Another mode, the menu and the search change every element, or let none be reached. Most of the time until that is seen would
// go into the style of what is not: that comes a frame later.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    ({target}) => {
      // What is selected is looked up by the search: it stays readable.
      if (
        target instanceof Element &&
        target.closest('.navbar button:not(.menu__caret)') &&
        getSelection()?.isCollapsed
      )
        void paintLater([...document.querySelectorAll(PARTS)].filter(isOutOfView));
    },
    // Before the page changes, while its layout is known.
    true,
  );
}
