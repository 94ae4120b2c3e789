import type {ReactNode} from 'react';
import chains from '@data/chains.json';
import tiles from '@data/tiles.json';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import CatalogTiles from '../components/CatalogTiles';
import GetStarted from '../components/GetStarted';
import HomeHero from '../components/HomeHero';
import HomeProof from '../components/HomeProof';
import Static from '../components/Static';

export default function Home(): ReactNode {
  return (
    <Layout
      title="Security scanners on Kubernetes"
      description="secureCodeBox runs open-source security scanners as Kubernetes jobs and turns what they report into findings of one format."
    >
      <Static as="main" name="home">
        {/* Provides MDX components to the code blocks in src/pages/_home. */}
        <MDXContent>
          <HomeHero scannerCount={tiles.scannerCount} chains={chains} />
          <HomeProof />
          <CatalogTiles {...tiles} />
          <GetStarted />
        </MDXContent>
      </Static>
    </Layout>
  );
}
