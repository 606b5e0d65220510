/**
 * Stands for the theme's texts in the search box, where they would be part of
 * every page: the button has its texts from the configuration, the modal brings
 * its own (`texts.ts`).
 */
const texts: {button?: object; modal?: undefined} = {};

export default texts;
