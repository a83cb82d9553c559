/**
 * Concerns that people search for. Their words stand in `languages`, under the id.
 *
 * specialities: beginnings of words in a speciality that a therapist may name; any of them counts.
 * lead: those of them that come first.
 * profile: words of a profile that count as well; several words joined by + must stand in the same profile. "a=" is
 * the beginning of an approach, "g=" of a group of clients, "f=affirming" what a therapist says of themselves.
 * near: specialities that are close enough to be shown, with a note, when nobody has the first ones.
 * leads: says how somebody feels; beside what a search is about it puts first and does not narrow.
 * yields: gives way to these where they are named as well.
 * alone: all others give way.
 * company: a hint of it beside a language or a way to meet says who comes; it puts first and does not narrow.
 * scene: says where somebody is; where nobody fits the rest as well, it is left out with the time and the way to meet.
 * together: is meant where two others are named at once.
 */
export type ConcernData = {
  readonly label: string;
  readonly kind?: 'approach' | 'situation';
  readonly help?: 'urgent' | 'doctor';
  readonly specialities?: string;
  readonly lead?: string;
  readonly profile?: string;
  readonly near?: string;
  readonly leads?: true;
  readonly yields?: string;
  readonly alone?: true;
  readonly company?: true;
  readonly scene?: true;
  readonly together?: string;
};

export const concerns: Readonly<Record<string, ConcernData>> = {
  anxiety: { label: 'Anxiety', specialities: 'anxiety', leads: true },
  panic: { label: 'Panic', specialities: 'panic, anxiety', profile: 'panic', leads: true },
  ocd: { label: 'OCD', specialities: 'ocd, obsessive', profile: 'ocd, obsessive', near: 'anxiety' },
  depression: { label: 'Depression and low mood', specialities: 'depress, low-mood, mood', leads: true },
  suicidal: {
    label: 'Thoughts of suicide',
    help: 'urgent',
    specialities: 'suicid, self-harm',
    near: 'depress',
  },
  stress: { label: 'Stress and burnout', specialities: 'stress, burnout, work', yields: 'student' },
  sleep: { label: 'Sleep', specialities: 'sleep, insomnia' },
  grief: { label: 'Grief and loss', specialities: 'grief, loss, bereave' },
  relationships: { label: 'Relationships', specialities: 'relationship', near: 'couple', yields: 'couples' },
  breakup: {
    label: 'Break-up',
    specialities: 'breakup, break-up, heartbreak, relationship',
    profile: 'breakup, heartbreak, break-up',
  },
  couples: {
    label: 'Couples and marriage',
    specialities: 'couple, marriage, marital',
    near: 'relationship',
    yields: 'lgbtq, drinkers',
  },
  family: {
    label: 'Family',
    specialities: 'family',
    company: true,
    yields: 'ageing, lgbtq, drinkers, drinkersathome',
  },
  parenting: {
    label: 'Children and parenting',
    specialities: 'parent, child',
    profile: 'g=children, g=parent',
    near: 'family',
    yields: 'lgbtq, drinkersathome',
  },
  teenagers: {
    label: 'Teenagers',
    specialities: 'teen, adolescen, parent',
    lead: 'teen, adolescen',
    profile: 'g=teen, g=adolescen',
    yields: 'lgbtq',
  },
  birth: {
    label: 'Pregnancy and after a birth',
    specialities: 'pregnan, postpartum, postnatal, perinatal, maternal, birth',
    profile: 'postpartum, postnatal, perinatal, birth+mothers',
    near: 'parent',
  },
  student: { label: 'Student life', specialities: 'student, exam, academic, career', yields: 'parenting' },
  adhd: {
    label: 'ADHD',
    specialities: 'adhd, attention, neurodiver',
    profile: 'adhd, neurodivergent',
    near: 'student, parent',
  },
  autism: {
    label: 'Autism',
    specialities: 'autis, neurodiver, development',
    profile: 'autism, autistic, neurodivergent',
    near: 'parent',
  },
  anger: { label: 'Anger', specialities: 'anger', yields: 'drinkers, drinkersathome' },
  trauma: { label: 'Trauma', specialities: 'trauma, ptsd, abuse', profile: 'ptsd' },
  violence: {
    label: 'Violence at home',
    help: 'urgent',
    specialities: 'violence, abuse',
    profile: 'safe+women',
    near: 'family, trauma',
    alone: true,
  },
  selfworth: { label: 'Self-worth', specialities: 'self-worth, self-esteem, confidence', leads: true },
  lonely: { label: 'Loneliness', specialities: 'lonel, depress', profile: 'lonely, loneliness', leads: true },
  abroad: { label: 'Life abroad', scene: true, specialities: 'abroad, migra, nri, cross-cultur' },
  ageing: { label: 'Ageing and caregiving', specialities: 'ageing, aging, caregiv, elder, older' },
  lgbtq: { label: 'LGBTQIA+ affirming', specialities: 'lgbt, queer', profile: 'f=affirming, queer' },
  sexual: {
    label: 'Sexual concerns',
    specialities: 'sex, intimacy',
    profile: 'sexual, sexuality',
    near: 'couple, relationship',
  },
  addiction: {
    label: 'Addiction',
    specialities: 'addict, substance, alcohol, de-addiction',
    profile: 'addiction, addictions, alcohol, deaddiction',
    yields: 'drinkers, drinkersathome',
  },
  screens: {
    label: 'Phone, games and screens',
    specialities: 'screen, gaming, internet-addict, digital',
    near: 'parent, student',
    yields: 'couples',
  },
  eating: {
    label: 'Eating',
    specialities: 'eating, anorexia, bulimia, food',
    profile: 'anorexia, bulimia',
    near: 'self-worth, anxiety',
  },
  bipolar: {
    label: 'Bipolar disorder',
    help: 'doctor',
    specialities: 'bipolar',
    profile: 'bipolar',
    near: 'depress',
  },
  psychosis: {
    label: 'Psychosis',
    help: 'doctor',
    specialities: 'psychosis, psychotic, schizophren',
    profile: 'schizophrenia, psychosis',
  },
  personality: {
    label: 'Personality and strong emotions',
    specialities: 'personality, emotion, dbt',
    profile: 'bpd, borderline',
    near: 'trauma, relationship',
    leads: true,
  },
  illness: {
    label: 'Living with an illness',
    specialities: 'illness, chronic, pain, cancer',
    near: 'ageing, stress',
    yields: 'ageing',
  },
  cbt: {
    label: 'CBT',
    kind: 'approach',
    specialities: 'cbt, cognitive',
    profile: 'a=cognitive, cbt, cognitive+behavioural',
  },
  act: {
    label: 'Acceptance and commitment therapy',
    kind: 'approach',
    specialities: 'acceptance-and-commitment',
    profile: 'a=acceptance, acceptance+commitment',
  },
  mindfulness: {
    label: 'Mindfulness',
    kind: 'approach',
    specialities: 'mindful, meditation',
    profile: 'a=mindful, mindfulness, meditation',
  },
  emdr: {
    label: 'EMDR',
    kind: 'approach',
    specialities: 'emdr',
    profile: 'a=emdr, a=eye-movement, emdr',
    near: 'trauma',
  },
  dbt: {
    label: 'DBT',
    kind: 'approach',
    specialities: 'dbt, dialectical',
    profile: 'a=dialectical, dbt, dialectical',
    near: 'trauma, self-worth',
  },
  psychodynamic: {
    label: 'Psychodynamic therapy',
    kind: 'approach',
    specialities: 'psychodynamic, psychoanaly',
    profile: 'a=psychodynamic, a=psychoanaly, psychodynamic, psychoanalytic',
  },
  eft: {
    label: 'Emotionally focused therapy',
    kind: 'approach',
    specialities: 'emotionally-focused',
    profile: 'a=emotionally',
    near: 'couple',
  },
  systemic: {
    label: 'Family systems therapy',
    kind: 'approach',
    profile: 'a=family-system, a=systemic',
    near: 'family',
  },
  person: {
    label: 'Person-centred therapy',
    kind: 'approach',
    profile: 'a=person-cent, a=client-cent, a=humanistic',
  },
  narrative: { label: 'Narrative therapy', kind: 'approach', profile: 'a=narrative' },
  solution: { label: 'Solution-focused therapy', kind: 'approach', profile: 'a=solution' },
  compassion: { label: 'Compassion-focused therapy', kind: 'approach', profile: 'a=compassion' },
  drinkers: {
    label: 'A partner who drinks',
    kind: 'situation',
    specialities: 'addict, alcohol, family, couple',
    lead: 'addict, alcohol',
    together: 'couples + addiction',
  },
  drinkersathome: {
    label: 'Someone at home who drinks',
    kind: 'situation',
    specialities: 'addict, alcohol, family',
    lead: 'addict, alcohol',
    together: 'family + addiction, parenting + addiction',
  },
  adultadhd: {
    label: 'ADHD of adults',
    kind: 'situation',
    specialities: 'adhd, attention, neurodiver',
    profile: 'adhd, neurodivergent',
    near: 'stress, self-worth',
  },
  unsettled: {
    label: 'Not feeling like oneself',
    kind: 'situation',
    specialities: 'anxiety, depress, low-mood, self-worth, self-esteem',
    near: 'stress',
  },
};
