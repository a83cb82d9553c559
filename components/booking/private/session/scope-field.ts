/** Whether a step is about one session of a series or about the later ones too. */
export const scopeField = {
  name: 'scope',
  type: 'choice',
  label: 'Which sessions',
  options: [{ value: 'later', label: 'This and all later sessions in the series' }],
  placeholder: 'This session only',
  required: false,
} as const;
