import { describeContent } from '@/lib/admin/content/spec';
import { claimsKind } from '@/lib/site/claims/kind';
import { questionsKind } from '@/lib/site/questions/kind';

export const questions = describeContent({
  kind: questionsKind,
  title: 'Questions and answers',
  lead: 'Questions on the home page. Search engines read them too.',
  page: '/',
  nameOf: () => 'Questions of the home page',
  parts: [
    {
      type: 'rows',
      name: 'questions',
      label: 'Question',
      one: 'question',
      most: 20,
      fields: [
        { type: 'line', name: 'question', label: 'Question' },
        { type: 'text', name: 'answer', label: 'Answer', rows: 5 },
      ],
    },
  ],
});

export const claims = describeContent({
  kind: claimsKind,
  title: 'Owner’s claims',
  lead: 'Figures and statements that have not been measured. Pages show them with “Stated by Antarman” while the switch under Settings is on.',
  page: '/professionals',
  nameOf: () => 'Claims on all pages',
  parts: [
    {
      type: 'number',
      name: 'therapistRating.value',
      label: 'Rating of sample profiles',
      hint: 'From 1 to 5, one decimal.',
    },
    { type: 'number', name: 'therapistRating.reviews', label: 'Number of reviews of sample profiles' },
    {
      type: 'list',
      name: 'footer',
      label: 'Footer of every page',
      hint: 'One claim per line, at most four.',
      rows: 4,
    },
    {
      type: 'rows',
      name: 'directory',
      label: 'Figure of the directory',
      one: 'figure',
      most: 4,
      fields: [
        { type: 'line', name: 'figure', label: 'Figure', hint: 'Such as 500+' },
        { type: 'line', name: 'label', label: 'What it counts' },
      ],
    },
    {
      type: 'rows',
      name: 'corporate',
      label: 'Figure for companies',
      one: 'figure',
      most: 4,
      fields: [
        { type: 'line', name: 'figure', label: 'Figure', hint: 'Such as 23%' },
        { type: 'line', name: 'text', label: 'What it says' },
      ],
    },
  ],
});
