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
    english: `
      {partner} {drinks}, my {partner} {drinks}, alcoholic {partner}, gambling {partner}, gambler {partner},
      drunk {partner}, drunkard {partner}, drinking {partner}, living with an alcoholic, living with alcoholic,
      married to an alcoholic, al anon, alanon`,
    hinglish: `
      {saathi} {peena}, {mera} {saathi} {peena}, sharabi {saathi}, nashedi {saathi}, {saathi} roz pike,
      {saathi} roz daru, {saathi} roz sharab`,
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
    english: `
      {athome} {drinks}, my {athome} {drinks}, alcoholic {athome}, drunk {athome}, drunkard {athome},
      alcoholic in family, alcoholic in the family, alcoholism in family, alcoholic parent, alcoholic parents,
      alcoholic family, child of alcoholic, children of alcoholics`,
    hinglish: `
      {gharka} {peena}, {mera} {gharka} {peena}, sharabi {gharka}, nashedi {gharka}, {gharka} roz pike,
      ghar mein sharab, ghar mein sharabi`,
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
    english: `
      adult adhd, adult add, adhd adult, adhd adults, adhd in adults, adhd in adulthood, adhd in women,
      women with adhd, adhd woman, adhd in my {decade}, adhd at {grown}, adhd at work, adhd in office,
      late diagnosed adhd, do i have adhd, might have adhd, i may have adhd, maybe i have adhd,
      think i have adhd, my own adhd, my adhd, husband adhd, husband has adhd, wife adhd, wife has adhd,
      partner adhd, partner has adhd`,
    hinglish:
      'mujhe adhd, mujhe lagta adhd, kya mujhe adhd, pati ko adhd, patni ko adhd, bado mein adhd, badon mein adhd',
    hindi: 'मुझे एडीएचडी, बड़ों में एडीएचडी, वयस्क एडीएचडी',
    sources: ['nhs', 'own'],
  },
  {
    id: 'unsettled',
    label: 'Not feeling like oneself',
    kind: 'situation',
    specialities: 'anxiety, depress, low-mood, self-worth, self-esteem',
    profile: '',
    near: 'stress',
    english: `
      feel weird, feeling weird, feel strange, feeling strange, feel off, feeling off, feel odd, feeling odd,
      not myself, do not feel like myself, dont feel like myself, don t feel like myself,
      something is wrong with me, something wrong with me, what is wrong with me, whats wrong with me,
      what s wrong with me, do not feel right, dont feel right, don t feel right, not feeling right,
      not feeling ok, not feeling okay, not ok lately, not okay lately, do not know what is wrong,
      dont know what is wrong, dont know whats wrong, do not know why i feel, dont know why i feel`,
    hinglish: `
      ajeeb lag raha, ajeeb lag rha, ajeeb sa lag, ajeeb sa lagta, ajeeb feel, kuch ajeeb, theek nahi lag raha,
      thik nahi lag raha, theek nhi lag rha, thik nhi lag rha, kuch theek nahi, kuch thik nahi,
      kya ho raha hai mujhe, mujhe kya ho raha, mujhe kya ho gaya, mujhe kya hua,
      samajh nahi aa raha kya ho raha, pata nahi kya ho raha, pta nhi kya ho rha`,
    hindi: `
      अजीब लग रहा, अजीब सा लग, कुछ ठीक नहीं लग, ठीक नहीं लग रहा, मुझे क्या हो रहा, मुझे क्या हो गया,
      पता नहीं क्या हो रहा, समझ नहीं आ रहा क्या हो रहा`,
    sources: ['own'],
  },
] as const;
