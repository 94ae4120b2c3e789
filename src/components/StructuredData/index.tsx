import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {jsonForScript} from '../../text/escape';

/** Something that https://schema.org describes. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Says in the head of the page what it is, for machines: a block of JSON-LD, which is data and never run. */
export default function StructuredData({thing}: {readonly thing: Thing}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{jsonForScript({'@context': 'https://schema.org', ...thing})}</script>
    </Head>
  );
}
