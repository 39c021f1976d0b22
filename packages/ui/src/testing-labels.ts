/** The labels of the ui components, for tests that render them without the texts of a language. */
export const testingLabels = {
  close: 'Close',
  cancel: 'Cancel',
  optional: 'optional',
  loading: 'Loading',
  charactersLeft: String,
  charactersOver: String,
};
