export const storageTasks = {
  store: 'store-file',
  remove: 'remove-file',
  finish: 'finish-files',
} as const;
