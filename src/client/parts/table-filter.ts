// Filters the rows of a table by the fields above it (src/markdown/table-filter), which are hidden without scripts.
import {translate} from '@docusaurus/Translate';

const listed = (cell: Element | undefined): readonly string[] => (cell?.textContent ?? '').trim().split(', ');

/** Whether a cell lists a value; `!none` matches cells that do not list `none`. */
function fits(cell: Element | undefined, wanted: string): boolean {
  return wanted.startsWith('!') ? !listed(cell).includes(wanted.slice(1)) : listed(cell).includes(wanted);
}

function filter(box: Element): void {
  const wanted = [...box.querySelectorAll('select')].filter(({value}) => value !== '');
  const rows = [...(box.nextElementSibling?.querySelectorAll<HTMLTableRowElement>('tbody > tr') ?? [])];
  for (const row of rows) {
    row.hidden = !wanted.every(({value, dataset}) => fits(row.cells[Number(dataset['column'])], value));
  }
  const shown = rows.filter(({hidden}) => !hidden).length;
  box.querySelector('p')?.toggleAttribute('hidden', shown > 0);
  box.nextElementSibling?.toggleAttribute('hidden', shown === 0);
  const output = box.querySelector('output');
  if (!output) return;
  output.textContent = translate(
    {id: 'site.entries.shown', message: '{shown} of {all}'},
    {shown: String(shown), all: String(rows.length)},
  );
}

document.addEventListener('change', ({target}) => {
  const box = target instanceof HTMLSelectElement ? target.closest('.table-filter') : null;
  if (box) filter(box);
});

document.addEventListener('click', ({target}) => {
  const box = target instanceof Element ? target.closest('.table-filter button')?.closest('.table-filter') : null;
  if (!box) return;
  for (const select of box.querySelectorAll('select')) select.value = '';
  filter(box);
  box.querySelector('select')?.focus();
});
/** Browsers restore a choice after a reload and on Back, without an event. */
function filterRestored(): void {
  for (const box of document.querySelectorAll('.table-filter'))
    if ([...box.querySelectorAll('select')].some(({value}) => value !== '')) filter(box);
}

addEventListener('pageshow', filterRestored);
filterRestored();
