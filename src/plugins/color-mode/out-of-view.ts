import {paintLater} from '../route-loading/painted';

/** Parts that keep their size without what they hold. Margins of other lists and of the head of a page come from inside. */
const PARTS = '.markdown > :not(header, ul:not(.entries), ol, :focus-within)';

const isOutOfView = (part: Element): boolean => {
  const {top, bottom} = part.getBoundingClientRect();
  return bottom < 0 || top > window.innerHeight;
};

// Most of the time until another mode is seen goes into the style of what is not: that comes a frame later.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    ({target}) => {
      if (target instanceof Element && target.closest('.navbar [class*="toggleButton"]'))
        void paintLater([...document.querySelectorAll(PARTS)].filter(isOutOfView));
    },
    // Before the page changes, while its layout is known.
    true,
  );
}
