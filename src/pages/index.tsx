import type {ReactNode} from 'react';
import tiles from '@generated/catalog-tiles/default/tiles.json';
import Layout from '@theme/Layout';
import CatalogTiles from '../components/CatalogTiles';
import GetStarted from '../components/GetStarted';
import HomeChain from '../components/HomeChain';
import HomeHero from '../components/HomeHero';
import Static from '../components/Static';

function Sections(): ReactNode {
  return (
    <>
      <HomeHero scannerCount={tiles.scannerCount} />
      <HomeChain />
      <CatalogTiles
        id="scanners"
        title="What do you want to examine?"
        lead={`${tiles.scannerCount} scanners, each a Helm chart that you install where you need it.`}
        groups={tiles.scanners}
        all={{label: 'All scanners in a table', to: '/docs/scanners'}}
      />
      <CatalogTiles
        id="hooks"
        title="What should happen to the findings?"
        lead="Hooks run after every scan of their namespace, in the order that you give them."
        groups={tiles.hooks}
        all={{label: 'All hooks in a table', to: '/docs/hooks'}}
      />
      <GetStarted />
    </>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout
      title="Security scanners on Kubernetes"
      description="secureCodeBox runs open-source security scanners as Kubernetes jobs and turns what they report into findings of one format."
    >
      <Static as="main" name="home">
        <Sections />
      </Static>
    </Layout>
  );
}
