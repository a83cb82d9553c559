/** Who has what in the sample data: the words of their profiles decide whom a person expects. */
const anxiety =
  'ananya-krishnan maria-dsouza lalremruati-chhangte imran-qureshi devika-menon tenzin-wangchuk nandini-joseph';
const hindi =
  'rohan-deshpande farah-sheikh harpreet-gill lalremruati-chhangte arindam-banerjee imran-qureshi tenzin-wangchuk saira-bano-ansari jignesh-patel aarav-kulkarni';
const anxietyInHindi = 'lalremruati-chhangte imran-qureshi tenzin-wangchuk';
const depression = 'farah-sheikh maria-dsouza arindam-banerjee';
const couples = 'rohan-deshpande jignesh-patel';
const stress = 'ananya-krishnan kavitha-reddy imran-qureshi jignesh-patel';
const anger = 'rohan-deshpande harpreet-gill imran-qureshi';
const children = 'harpreet-gill kavitha-reddy';
const students = 'lalremruati-chhangte devika-menon';
const abroad = 'lalremruati-chhangte tenzin-wangchuk jignesh-patel';
const selfWorth = 'ananya-krishnan farah-sheikh devika-menon aarav-kulkarni';
const breakup = 'rohan-deshpande kavitha-reddy devika-menon saira-bano-ansari aarav-kulkarni';
const affirming =
  'ananya-krishnan rohan-deshpande harpreet-gill arindam-banerjee devika-menon jignesh-patel aarav-kulkarni';

/**
 * Searches as people type them, and everybody whom they expect on the first page of the sample data: these people and
 * no others. A star: everybody, beginning with these.
 */
export const realSearches: readonly (readonly [typed: string, expected: string])[] = [
  // English, with misspelt words and words in any order
  ['anxiety', anxiety],
  ['anxious', anxiety],
  ['anxity', anxiety],
  ['overthinking at night', anxiety],
  ['doctor for panic attacks', anxiety],
  ['ocd', anxiety],
  ['anxiety hindi', anxietyInHindi],
  ['hindi speaking counsellor for anxiety', anxietyInHindi],
  ['someone who speaks hindi and treats anxeity', anxietyInHindi],
  ['therapist in pune', 'rohan-deshpande'],
  ['Bangalore in person', 'ananya-krishnan'],
  ['bengali therapist kolkata', 'arindam-banerjee'],
  ['marriage counselling near me', couples],
  ['experienced couples therapist', couples],
  ['cheating husband', couples],
  ['kid not studying', children],
  ['child counselor', children],
  ['therapist for my teenage son', 'harpreet-gill lalremruati-chhangte kavitha-reddy'],
  ['postpartum depression', 'kavitha-reddy'],
  ['cbt', 'ananya-krishnan imran-qureshi tenzin-wangchuk nandini-joseph'],
  ['mindfullness', 'maria-dsouza tenzin-wangchuk'],
  ['breakup', breakup],
  ['heartbroken', breakup],
  ['female therapist for depression', 'farah-sheikh maria-dsouza'],
  ['i feel low and cannot sleep at night', `${depression} nandini-joseph`],
  ['psycologist for sleep problems', 'nandini-joseph'],
  ['grief after losing my mother', 'farah-sheikh arindam-banerjee saira-bano-ansari'],
  ['work stress burnout', stress],
  ['job stress mumbai', 'imran-qureshi'],
  ['low confidence', selfWorth],
  ['childhood trauma', 'maria-dsouza tenzin-wangchuk'],
  ['lgbtq friendly therapist', affirming],
  ['queer affirmative mumbai', 'aarav-kulkarni'],
  ['exam stress', students],
  ['indian therapist for indians in usa', abroad],
  ['dementia caregiver', 'arindam-banerjee nandini-joseph'],
  ['in-laws problem', 'harpreet-gill saira-bano-ansari'],
  ['therapist under 1500', 'farah-sheikh arindam-banerjee devika-menon tenzin-wangchuk saira-bano-ansari'],
  ['online tamil therapist', 'ananya-krishnan nandini-joseph'],
  [
    'phone counselling in hindi',
    'farah-sheikh lalremruati-chhangte arindam-banerjee imran-qureshi saira-bano-ansari',
  ],
  ['cheap therapist', '* devika-menon saira-bano-ansari farah-sheikh'],
  ["Maria D'Souza", 'maria-dsouza'],
  ['imraan qureshi', 'imran-qureshi'],
  ['alcohol addiction', ''],
  ['cant stop crying all the time', depression],
  ['worried about exams', students],
  ['clinical psychologist', ''],
  // All who work with life abroad; who works with anxiety as well comes first.
  ['moving to Canada anxious', abroad],
  ['therepist in banglore', 'ananya-krishnan'],
  // Hindi in Latin letters
  ['neend nahi aati', 'nandini-joseph'],
  ['nind nhi ati raat ko', 'nandini-joseph'],
  ['ghabrahat', anxiety],
  ['gabraahat hoti hai', anxiety],
  ['udaasi', depression],
  ['mann nahi lagta', depression],
  ['mujhe bahut gussa aata hai', anger],
  ['pati patni mein jhagda', couples],
  ['saas bahu', 'harpreet-gill saira-bano-ansari'],
  ['padhai mein mann nahi lagta', students],
  ['mahila counsellor hindi mein', 'farah-sheikh lalremruati-chhangte saira-bano-ansari'],
  ['ladki ke liye hindi therapist', hindi],
  ['office mein boss pareshan karta hai', stress],
  ['1000 se kam', 'devika-menon saira-bano-ansari'],
  // Hindi script
  ['चिंता', anxiety],
  ['नींद नहीं आती', 'nandini-joseph'],
  ['गुस्सा बहुत आता है', anger],
  ['तनाव', stress],
  ['बच्चे की पढ़ाई', children],
  ['मुंबई में हिन्दी थेरेपिस्ट', 'imran-qureshi aarav-kulkarni'],
];
