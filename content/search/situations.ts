/**
 * Situations with somebody close for which nobody has a speciality of their own, but for which it is clear who works
 * with them. The fields are those of `concerns.ts`, the families in braces those of `families.ts`; no page of its own
 * stands behind them.
 */
export const situations = [
  {
    id: 'drinkers',
    label: 'A partner who drinks',
    kind: 'situation',
    specialities: 'addict, alcohol, family, couple',
    lead: 'addict, alcohol',
    profile: '',
    near: '',
    english:
      '{partner} {drinks}, my {partner} {drinks}, alcoholic {partner}, gambling {partner}, gambler {partner}, drunk {partner}, drunkard {partner}, drinking {partner}, living with an alcoholic, living with alcoholic, married to an alcoholic, al anon, alanon',
    hinglish:
      '{saathi} {peena}, {mera} {saathi} {peena}, sharabi {saathi}, nashedi {saathi}, {saathi} roz pike, {saathi} roz daru, {saathi} roz sharab',
    hindi: '{साथी} {पीना}, {मेरा} {साथी} {पीना}, शराबी {साथी}, नशेड़ी {साथी}, {साथी} रोज शराब',
    sources: ['nhs', 'wiktionary'],
  },
  {
    id: 'drinkersathome',
    label: 'Somebody at home who drinks',
    kind: 'situation',
    specialities: 'addict, alcohol, family',
    lead: 'addict, alcohol',
    profile: '',
    near: '',
    english:
      '{athome} {drinks}, my {athome} {drinks}, alcoholic {athome}, drunk {athome}, drunkard {athome}, alcoholic in family, alcoholic in the family, alcoholism in family, alcoholic parent, alcoholic parents, alcoholic family, child of alcoholic, children of alcoholics',
    hinglish:
      '{gharka} {peena}, {mera} {gharka} {peena}, sharabi {gharka}, nashedi {gharka}, {gharka} roz pike, ghar mein sharab, ghar mein sharabi',
    hindi: '{घरका} {पीना}, {मेरा} {घरका} {पीना}, शराबी {घरका}, नशेड़ी {घरका}, घर में शराब',
    sources: ['nhs', 'wiktionary'],
  },
  {
    id: 'childdrinks',
    label: 'A child who drinks or takes drugs',
    kind: 'situation',
    specialities: 'addict, alcohol, parent, family',
    lead: 'addict, alcohol',
    profile: '',
    near: '',
    english: '{offspring} {drinks}, my {offspring} {drinks}, alcoholic {offspring}, drunk {offspring}',
    hinglish: '{bachcha} {peena}, {mera} {bachcha} {peena}',
    hindi: '{बच्चा} {पीना}, {मेरा} {बच्चा} {पीना}',
    sources: ['nhs', 'wiktionary'],
  },
  {
    id: 'adultadhd',
    label: 'ADHD of adults',
    kind: 'situation',
    specialities: 'adhd, attention, neurodiver',
    profile: 'adhd, neurodivergent',
    near: 'stress, self-worth',
    english:
      'adult adhd, adult add, adhd adult, adhd adults, adhd in adults, adhd in adulthood, adhd in women, women with adhd, adhd woman, adhd in my {decade}, adhd at {grown}, adhd at work, adhd in office, late diagnosed adhd, do i have adhd, might have adhd, i may have adhd, maybe i have adhd, think i have adhd, my own adhd, my adhd, husband adhd, husband has adhd, wife adhd, wife has adhd, partner adhd, partner has adhd',
    hinglish:
      'mujhe adhd, mujhe lagta adhd, kya mujhe adhd, pati ko adhd, patni ko adhd, bado mein adhd, badon mein adhd',
    hindi: 'मुझे एडीएचडी, बड़ों में एडीएचडी, वयस्क एडीएचडी',
    sources: ['nhs', 'own'],
  },
] as const;
