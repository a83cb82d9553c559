/** Whether a step is about one session of a series or about the later ones too. */
export const scopeField = {
  name: 'scope',
  type: 'choice',
  label: 'Which sessions',
  options: [{ value: 'later', label: 'This one and the later ones of its series' }],
  placeholder: 'This one only',
  required: false,
} as const;
