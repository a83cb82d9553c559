import { expect, it } from 'vitest';
import { questionKeys } from '@/lib/server/request/questions.mjs';
import { parameterNames } from '@/lib/therapist/directory/schema';
import { wishAbouts } from '@/lib/therapist/match/rules';

it('lets every parameter of the directory reach it', () => {
  expect(questionKeys['/professionals']).toEqual(parameterNames);
});

it('lets every answer of the match reach it', () => {
  expect(questionKeys['/match']).toEqual(['step', ...wishAbouts, 'must']);
});
