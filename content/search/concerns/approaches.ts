/** Approaches by their names; the word list of each has its abbreviations. The fields are those of `../concerns.ts`. */

export const cbt = {
  id: 'cbt',
  label: 'CBT',
  kind: 'approach',
  specialities: 'cbt, cognitive',
  profile: 'a=cognitive, cbt, cognitive+behavioural',
  near: '',
  english: `
      cbt, cbt i, cognitive behavioural therapy, cognitive behavioral therapy, cognitive behaviour therapy,
      cognitive behavior therapy, cognitive behavioural, cognitive behavioral, cognitive therapy, cognitive,
      behaviour therapy, behavior therapy, rebt, cbt therapy, cbt therapist, cognitive behaviour,
      cognitive behavior, cognitive behavioural therapist, behavioural therapy, behavioral therapy,
      behavioural activation, exposure therapy, exposure and response prevention, erp, erp therapy,
      rational emotive, thought records, cbti, thought patterns, change my thoughts, changing thoughts,
      cognitive distortions, cbt based, cbt sessions, cbt for, behaviour change, behavior change`,
  hinglish: '',
  hindi: 'सीबीटी, संज्ञानात्मक, सीबीटी थेरेपी',
  sources: ['therapies'],
} as const;

export const act = {
  id: 'act',
  label: 'Acceptance and commitment therapy',
  kind: 'approach',
  specialities: 'acceptance-and-commitment',
  profile: 'a=acceptance, acceptance+commitment',
  near: '',
  english: `
      act therapy, acceptance and commitment therapy, acceptance and commitment, acceptance commitment,
      acceptance therapy, acceptance commitment therapy, act therapist, commitment therapy`,
  hinglish: '',
  hindi: '',
  sources: ['therapies'],
} as const;

export const mindfulness = {
  id: 'mindfulness',
  label: 'Mindfulness',
  kind: 'approach',
  specialities: 'mindful, meditation',
  profile: 'a=mindful, mindfulness, meditation',
  near: '',
  english: `
      mindfulness, mindful, meditation, mbct, mbsr, meditate, mindfulness based, mindfulness therapy,
      meditations, meditating, breathing, breathing exercises, breathwork, relaxation, relaxation techniques,
      yoga, yoga therapy, pranayama, mindfullness, mindful meditation, meditation based, guided meditation,
      grounding, grounding techniques, deep breathing, breath work, calming techniques, yoga nidra, zen,
      present moment, living in the present, be present`,
  hinglish: 'dhyan, dhyaan, vipassana, dhyan lagana, dhyan karna, yog, yoga aur dhyan, pranayam, saans ki',
  hindi: `
      ध्यान, माइंडफुलनेस, योग, प्राणायाम, ध्यान लगाना, ध्यान करना, मेडिटेशन, योग निद्रा, श्वास, सांस के व्यायाम,
      माइंडफुल`,
  sources: ['therapies', 'wiktionary'],
} as const;

export const emdr = {
  id: 'emdr',
  label: 'EMDR',
  kind: 'approach',
  specialities: 'emdr',
  profile: 'a=emdr, a=eye-movement, emdr',
  near: 'trauma',
  english: `
      emdr, eye movement, emdr therapy, emdr therapist, emdr trauma therapy, eye movement desensitization,
      eye movement desensitisation, bilateral stimulation, brainspotting`,
  hinglish: '',
  hindi: 'ईएमडीआर',
  sources: ['therapies'],
} as const;

export const dbt = {
  id: 'dbt',
  label: 'DBT',
  kind: 'approach',
  specialities: 'dbt, dialectical',
  profile: 'a=dialectical, dbt, dialectical',
  near: 'trauma, self-worth',
  english: `
      dbt, dialectical behaviour therapy, dialectical behavior therapy, dialectical, dbt therapy, dbt therapist,
      dbt skills, dialectical therapy, distress tolerance`,
  hinglish: '',
  hindi: '',
  sources: ['therapies'],
} as const;

export const psychodynamic = {
  id: 'psychodynamic',
  label: 'Psychodynamic therapy',
  kind: 'approach',
  specialities: 'psychodynamic, psychoanaly',
  profile: 'a=psychodynamic, a=psychoanaly, psychodynamic, psychoanalytic',
  near: '',
  english: `
      psychodynamic, psychodynamic therapy, psychoanalysis, psychoanalyst, psychoanalytic, freud, freudian,
      psycho dynamic, psychodynamic therapist, psychoanalytical, psycho analysis, depth therapy,
      depth psychology, jungian, jung, unconscious, dream analysis, object relations, relational therapy,
      long term therapy, inner conflict, inner conflicts, unconscious mind, subconscious, sub conscious,
      deep therapy, in depth therapy, insight oriented, childhood patterns`,
  hinglish: '',
  hindi: '',
  sources: ['therapies'],
} as const;

export const eft = {
  id: 'eft',
  label: 'Emotionally focused therapy',
  kind: 'approach',
  specialities: 'emotionally-focused',
  profile: 'a=emotionally',
  near: 'couple',
  english: `
      eft, emotionally focused, emotionally focused therapy, emotion focused, gottman, imago, eft therapy,
      eft couples, emotion focused therapy, emotionally focussed, gottman method, gottman therapist,
      attachment based couple therapy`,
  hinglish: '',
  hindi: '',
  sources: ['therapies'],
} as const;

export const systemic = {
  id: 'systemic',
  label: 'Family systems therapy',
  kind: 'approach',
  specialities: '',
  profile: 'a=family-system, a=systemic',
  near: 'family',
  english: `
      systemic, systemic therapy, family systems, family systems therapy, systemic therapist, systems therapy,
      structural family therapy, family constellation, family system, genogram`,
  hinglish: '',
  hindi: '',
  sources: ['therapies'],
} as const;

export const person = {
  id: 'person',
  label: 'Person-centred therapy',
  kind: 'approach',
  specialities: '',
  profile: 'a=person-cent, a=client-cent, a=humanistic',
  near: '',
  english: `
      person centred, person centered, client centred, client centered, humanistic, rogerian,
      person centred therapy, person centered therapy, person centric, client centric, carl rogers,
      non directive, non judgmental, nonjudgmental, non judgemental, without judgement, without judging,
      humanistic therapy, person centred counselling, rogers`,
  hinglish: '',
  hindi: '',
  sources: ['therapies'],
} as const;

export const narrative = {
  id: 'narrative',
  label: 'Narrative therapy',
  kind: 'approach',
  specialities: '',
  profile: 'a=narrative',
  near: '',
  english: `
      narrative therapy, narrative, narrative practice, narrative practices, narrative therapist,
      storytelling therapy, narrative approach`,
  hinglish: '',
  hindi: '',
  sources: ['therapies'],
} as const;

export const solution = {
  id: 'solution',
  label: 'Solution-focused therapy',
  kind: 'approach',
  specialities: '',
  profile: 'a=solution',
  near: '',
  english: `
      solution focused, solution focused therapy, sfbt, brief therapy, short term therapy, solution focussed,
      solution focused brief therapy, solution oriented, solution based, sfbt therapist, short term,
      brief counselling`,
  hinglish: '',
  hindi: '',
  sources: ['therapies'],
} as const;

export const compassion = {
  id: 'compassion',
  label: 'Compassion-focused therapy',
  kind: 'approach',
  specialities: '',
  profile: 'a=compassion',
  near: '',
  english: `
      compassion focused, compassion focused therapy, compassion, self compassion, cft, compassion focussed,
      compassion based, compassionate, self compassion therapy`,
  hinglish: '',
  hindi: '',
  sources: ['therapies'],
} as const;
