import type {ClientModule} from '@docusaurus/types';

function judge(region: Element): void {
  const fits = (region.firstElementChild?.clientWidth ?? 0) <= region.clientWidth;
  region.toggleAttribute('data-fits', fits);
  if (fits) region.removeAttribute('tabindex');
  else region.setAttribute('tabindex', '0');
}

let observer: ResizeObserver | undefined;

const client: ClientModule = {
  onRouteDidUpdate() {
    observer?.disconnect();
    observer = new ResizeObserver((entries) => entries.forEach(({target}) => judge(target)));
    // A hidden table, in a tab or in details, is told when it is shown.
    for (const region of document.querySelectorAll('.table-scroll')) observer.observe(region);
  },
};

export default client;
