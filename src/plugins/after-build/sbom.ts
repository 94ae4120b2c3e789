/** The parts of a CycloneDX document that are changed. */
export interface Bom {
  serialNumber?: string;
  readonly metadata: {
    timestamp?: string;
    readonly tools: {version?: string}[];
    readonly component: {name: string};
  };
}

/**
 * What `npm sbom` says, without what differs between two runs for one lockfile: a random number, the time, the version
 * of npm, and the name of the folder, which it takes for the name of the project.
 *
 * @param text output of `npm sbom --sbom-format cyclonedx`
 */
export function lastingSbom(text: string, name: string): string {
  const bom = JSON.parse(text) as Bom;
  delete bom.serialNumber;
  delete bom.metadata.timestamp;
  for (const tool of bom.metadata.tools) delete tool.version;
  bom.metadata.component.name = name;
  return `${JSON.stringify(bom)}\n`;
}
