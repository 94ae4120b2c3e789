import {targetOf} from '../../browser/target';

const ACTIVE = 'table-of-contents__link--active';

function markLinks(links: Iterable<Element>, isCurrent: boolean): void {
  for (const link of links) {
    link.classList.toggle(ACTIVE, isCurrent);
    if (isCurrent) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}

function fillBar(name: string): void {
  for (const place of document.querySelectorAll('[data-current-section]')) place.textContent = name && `: ${name}`;
}

/** The links of all contents lists of the page by the heading that they lead to. */
function linksByHeading(): Map<Element, Element[]> {
  const found = new Map<Element, Element[]>();
  // The list of posts looks the same and leads to other pages.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.table-of-contents a[href^="#"]')) {
    const heading = targetOf(link.hash);
    if (heading) found.set(heading, [...(found.get(heading) ?? []), link]);
  }
  return found;
}

/**
 * Marks the current section: the last one whose heading has passed the upper third of the window. The root margin above the window
 * is longer than any page, so that a heading that was scrolled out at the top still counts as passed.
 *
 * @returns a function that stops observing
 */
export function watchSections(): () => void {
  const sections = linksByHeading();
  const passed = new Set<Element>();
  let current: Element | undefined;
  fillBar('');
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) {
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      const next = [...sections.keys()].findLast((heading) => passed.has(heading));
      if (next === current) return;
      markLinks((current && sections.get(current)) ?? [], false);
      current = next;
      const links = (current && sections.get(current)) ?? [];
      markLinks(links, true);
      fillBar(links[0]?.textContent ?? '');
    },
    {rootMargin: '9999999px 0px -66% 0px'},
  );
  for (const heading of sections.keys()) observer.observe(heading);
  return () => observer.disconnect();
}
