// Stands in the place of a component that the configuration of the site never shows.
export default (): null => null;
