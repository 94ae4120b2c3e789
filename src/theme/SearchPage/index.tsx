// Differs from the page of the composed plugin: uses the engine of the dialog, filters are links, and works without scripts.
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import Content from './Content';
import styles from './styles.module.css';

export default function SearchPage(): ReactNode {
  const title = translate({id: 'theme.SearchPage.title', message: 'Search'});
  const description = translate({
    id: 'theme.SearchPage.description',
    message: 'Search the documentation and the blog of the site; all results on one page that can be shared.',
  });
  return (
    <Layout title={title} description={description}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      {/* Page translation in browsers replaces text nodes, which React then cannot update. */}
      <main className={clsx('container page notranslate', styles.page)}>
        <h1 className="page-title">
          <Translate id="theme.SearchPage.heading">Search the documentation and the blog</Translate>
        </h1>
        <Content />
      </main>
    </Layout>
  );
}
