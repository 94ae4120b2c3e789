// Filters the rows of a table by the fields above it (src/markdown/table-filter), which are hidden without scripts.
import {filterBy, shownOf} from '../../lib/filter-field';

const listed = (cell: Element | undefined): readonly string[] => (cell?.textContent ?? '').trim().split(', ');

/** Whether a cell lists a value; `!none` matches cells that do not list `none`. */
function fits(cell: Element | undefined, wanted: string): boolean {
  return wanted.startsWith('!') ? !listed(cell).includes(wanted.slice(1)) : listed(cell).includes(wanted);
}

function filter(field: Element): void {
  const box = field.closest('.table-filter');
  if (!box) return;
  const wanted = [...box.querySelectorAll('select')].filter(({value}) => value !== '');
  const rows = [...(box.nextElementSibling?.querySelectorAll<HTMLTableRowElement>('tbody > tr') ?? [])];
  for (const row of rows) {
    row.hidden = !wanted.every(({value, dataset}) => fits(row.cells[Number(dataset['column'])], value));
  }
  const shown = rows.filter(({hidden}) => !hidden).length;
  box.querySelector('p')?.toggleAttribute('hidden', shown > 0);
  box.nextElementSibling?.toggleAttribute('hidden', shown === 0);
  const output = box.querySelector('output');
  if (output) output.textContent = shownOf(shown, rows.length);
}

filterBy('.table-filter select', filter);

/** The button of an empty table clears the fields. */
document.addEventListener('click', ({target}) => {
  const button = target instanceof Element ? target.closest('.table-filter button') : null;
  const fields = button?.closest('.table-filter')?.querySelectorAll('select') ?? [];
  for (const field of fields) field.value = '';
  if (!fields[0]) return;
  filter(fields[0]);
  fields[0].focus();
});
