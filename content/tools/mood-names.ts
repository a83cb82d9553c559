/** Names of the five circles, from 1 to 5. */
export const moodNames = ['very low', 'low', 'in between', 'good', 'very good'] as const;
