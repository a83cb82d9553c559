/** Id of the form to which the boxes of the rows belong. */
export const bulkFormId = 'many-rows';
