import { describe, expect, it } from 'vitest';
import { asLines, matchesLeader } from '@/components/therapist/leadership/leader-filter';

const card = {
  words: 'Maria D’Souza Psychotherapist Grief Works with people after a loss, in Konkani too.',
  specializations: asLines(['Grief', 'Family conflict']),
  location: 'Panaji',
};
const nothing = { text: '', specialization: '', location: '' };

describe('the filter of the carousel', () => {
  it('shows everyone without a search', () => {
    expect(matchesLeader(card, nothing)).toBe(true);
    expect(matchesLeader({ words: '' }, nothing)).toBe(true);
  });

  it('finds words of name and bio in any case and order', () => {
    expect(matchesLeader(card, { ...nothing, text: 'KONKANI maria' })).toBe(true);
    expect(matchesLeader(card, { ...nothing, text: 'maria tamil' })).toBe(false);
  });

  it('takes the typed text literally, not as a pattern', () => {
    expect(matchesLeader(card, { ...nothing, text: '.*' })).toBe(false);
    expect(matchesLeader(card, { ...nothing, text: '%' })).toBe(false);
  });

  it('matches only a whole specialization and a whole place', () => {
    expect(matchesLeader(card, { ...nothing, specialization: 'Family conflict' })).toBe(true);
    expect(matchesLeader(card, { ...nothing, specialization: 'Family' })).toBe(false);
    expect(matchesLeader(card, { ...nothing, location: 'Panaji', specialization: 'Grief' })).toBe(true);
    expect(matchesLeader(card, { ...nothing, location: 'Pune' })).toBe(false);
  });
});
