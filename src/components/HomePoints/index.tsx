import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import HomeSection from '../HomeSection';
import styles from './styles.module.css';

interface Point {
  readonly title: string;
  readonly text: string;
  readonly more: {readonly label: string; readonly to: string};
  /** Path of a drawing on a grid of 24 by 24. */
  readonly drawing: string;
}

const POINTS: readonly Point[] = [
  {
    title: 'A scan is a manifest',
    text: 'Write a Scan, review it, keep it in Git, apply it. A ScheduledScan repeats it; auto-discovery writes it for what is deployed.',
    more: {label: 'The Scan resource', to: '/docs/api/crds/scan'},
    drawing: 'M6 2.5h8.5L19 7v14.5H6zM14 3v4.5h4.5M9 12h3M9 16h7',
  },
  {
    title: 'Findings share one format',
    text: 'Every scanner has a parser. Name, category, severity and location stand in the same fields, whatever tool reported them.',
    more: {label: 'The finding format', to: '/docs/api/finding'},
    drawing: 'M8.5 3H5v18h3.5M15.5 3H19v18h-3.5M9 12h6',
  },
  {
    title: 'Findings start scans',
    text: 'Cascading rules read findings and start the next scanner: Nmap sees an open SSH port, SSH-audit examines it.',
    more: {label: 'Cascading scans', to: '/docs/hooks/cascading-scans'},
    drawing: 'M3 4.5h7v5H3zM14 14.5h7v5h-7zM6.5 9.5V17H14M11 14.5l3 2.5-3 2.5',
  },
  {
    title: 'Everything stays with you',
    text: 'Scanners, parsers and hooks are pods in your cluster. Reports and findings go to an S3 bucket that is yours.',
    more: {label: 'How results are stored', to: '/docs/how-tos/persistence-storage'},
    drawing: 'M12 2.5 20 6v6c0 4.5-3.2 8-8 9.5C7.2 20 4 16.5 4 12V6zM8.5 12l2.5 2.5 4.5-5',
  },
];

/** What the product does, in four points. */
export default function HomePoints(): ReactNode {
  return (
    <HomeSection id="what-it-does" title="What it does">
      <ul className={styles.points}>
        {POINTS.map(({title, text, more, drawing}) => (
          <li key={title}>
            <svg
              className={styles.drawing}
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              aria-hidden="true"
            >
              <path d={drawing} />
            </svg>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <Link to={more.to}>{more.label}</Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
