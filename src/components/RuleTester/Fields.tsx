import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {clsx} from 'clsx';
import type {BlockTexts, PartName} from '../../simulator/blocks';
import type {PartFlaw} from '../../simulator/try-rule';
import {neighbour} from '../TabKeys/neighbour';
import Field from './Field';
import type {FieldText} from './fields';
import styles from './styles.module.css';

interface Props {
  readonly fields: readonly FieldText[];
  readonly texts: BlockTexts;
  readonly flaws: readonly PartFlaw[] | undefined;
  /** Whether there is one tab for each text. */
  readonly isNarrow: boolean;
  readonly onChange: (name: PartName, text: string) => void;
}

interface TabsProps extends Pick<Props, 'fields' | 'flaws'> {
  readonly id: string;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

function TabList({fields, flaws, id, chosen, onChoose}: TabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const next = neighbour(event, chosen, fields.length);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label="Texts" className="tabs margin-bottom--sm">
      {fields.map(({name, tab}, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-tab-${name}`}
          aria-controls={`${id}-panel-${name}`}
          aria-selected={index === chosen}
          tabIndex={index === chosen ? 0 : -1}
          className={clsx('clean-btn tabs__item', index === chosen && 'tabs__item--active')}
          onClick={() => onChoose(index)}
          onKeyDown={onKeyDown}
        >
          {tab}
          {flaws?.some(({part}) => part === name) && ' (cannot be read)'}
        </button>
      ))}
    </div>
  );
}

/** The texts of a block: below each other next to the verdict, or one tab for each where there is little room. */
export default function Fields({fields, texts, flaws, isNarrow, onChange}: Props): ReactNode {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  return (
    <div>
      {isNarrow && <TabList fields={fields} flaws={flaws} id={id} chosen={chosen} onChoose={setChosen} />}
      <div className={styles.fields}>
        {fields.map((field, index) => (
          <div
            key={field.name}
            {...(isNarrow && {
              role: 'tabpanel',
              id: `${id}-panel-${field.name}`,
              'aria-labelledby': `${id}-tab-${field.name}`,
              hidden: index !== chosen,
            })}
          >
            <Field
              text={field}
              value={texts[field.name] ?? ''}
              flaw={flaws?.find(({part}) => part === field.name)}
              onChange={(text) => onChange(field.name, text)}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
