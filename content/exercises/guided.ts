import type { Exercise } from '@/lib/site/exercise/timeline';

const longBreath = [
  { kind: 'in', seconds: 4 },
  { kind: 'out', seconds: 6 },
] as const;

/** The four guided exercises (product.md §2, Mindfulness and meditation). */
export const guidedExercises: readonly Exercise[] = [
  {
    slug: 'arriving',
    title: 'Arriving',
    description: 'Three minutes between one thing and the next: after the commute, before the meeting.',
    seconds: 180,
    breath: longBreath,
    prompts: [
      { at: 0, text: 'Sit or stand as you are. Let the shoulders come down a little.' },
      { at: 20, text: 'Feel what carries you: feet on the floor, the seat, the back of the chair.' },
      { at: 45, text: 'Let the breath go out slowly. It comes back by itself.' },
      { at: 75, text: 'Name in silence what you bring with you. One word is enough.' },
      { at: 105, text: 'Thoughts come. Say “later”, and return to the breath out.' },
      { at: 140, text: 'What is the next thing, and only the next?' },
      { at: 165, text: 'Look around. Move your fingers. You are here.' },
    ],
  },
  {
    slug: 'body-scan',
    title: 'Body scan',
    description:
      'Ten minutes, lying down or sitting. Attention walks from the feet to the head, in no hurry.',
    seconds: 600,
    breath: longBreath,
    prompts: [
      { at: 0, text: 'Lie down or sit so that nothing has to be held. Eyes open or closed.' },
      { at: 30, text: 'Three slow breaths out. Nothing needs to change.' },
      { at: 65, text: 'Begin with the feet: warm, cold, tight, nothing at all? All of these count.' },
      { at: 120, text: 'Calves and knees. If they are working, they may stop.' },
      { at: 170, text: 'Thighs and hips. Feel their weight on what carries them.' },
      { at: 220, text: 'The belly moves with the breath. Let it be as large as it is.' },
      { at: 275, text: 'Chest and back. Many worries live here. You need not send them away.' },
      { at: 330, text: 'Hands: palms, thumbs, each finger.' },
      { at: 375, text: 'Arms and shoulders. Let them be a little heavier.' },
      { at: 425, text: 'Neck and jaw. Let the teeth part. The tongue may rest.' },
      { at: 475, text: 'Eyes and forehead. Smooth, as after washing your face.' },
      { at: 520, text: 'Now the whole body at once, breathing.' },
      { at: 570, text: 'Stretch, or yawn. Get up slowly, when you like.' },
    ],
  },
  {
    slug: 'kind-wishes',
    title: 'Kind wishes',
    description: 'Five minutes of friendliness: for someone easy, for yourself, for someone you hardly know.',
    seconds: 300,
    breath: longBreath,
    prompts: [
      { at: 0, text: 'Think of someone it is easy to like. A grandmother, a child, a dog.' },
      { at: 30, text: 'Wish them, in your own language: may you be safe.' },
      { at: 55, text: 'May you be well. May things be light for you.' },
      { at: 85, text: 'Now yourself, as you are today. A hand on the chest, if you like.' },
      { at: 115, text: 'May I be safe. May I be well. If it feels strange, that is all right.' },
      { at: 155, text: 'Someone you hardly know: the guard, the woman at the bus stop.' },
      { at: 190, text: 'They too want to be safe and well. Wish it to them.' },
      { at: 225, text: 'The whole house, the whole street.' },
      { at: 265, text: 'Let the words go. Keep the warmth, if there was any.' },
      { at: 288, text: 'Come back slowly.' },
    ],
  },
  {
    slug: 'five-senses',
    title: 'Five senses',
    description: 'Four minutes to come back when the head is racing or everything feels far away. Eyes open.',
    seconds: 240,
    breath: longBreath,
    prompts: [
      { at: 0, text: 'Eyes open. Put both feet on the floor.' },
      { at: 18, text: 'Find five things you can see. Name each, with its colour.' },
      { at: 68, text: 'Four things you can feel: cloth, table, air, your own hands.' },
      { at: 110, text: 'Three things you can hear. Near, far, farther.' },
      { at: 148, text: 'Two things you can smell. Or two smells you like.' },
      { at: 180, text: 'One thing you can taste, or a sip of water.' },
      { at: 208, text: 'Say the day, the place and your name.' },
      { at: 226, text: 'You are here. It is now.' },
    ],
  },
];
