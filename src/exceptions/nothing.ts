/** Takes the place of modules that the site does not use. */
export default null;
