/** Who works with what in the sample data: the words of their own profiles decide whom a person expects. */
export const anxiety =
  'ananya-krishnan maria-dsouza lalremruati-chhangte imran-qureshi devika-menon tenzin-wangchuk nandini-joseph';
export const stress = 'ananya-krishnan kavitha-reddy imran-qureshi jignesh-patel';
export const selfWorth = 'ananya-krishnan farah-sheikh devika-menon aarav-kulkarni';
export const couples = 'rohan-deshpande jignesh-patel';
export const relationships = 'rohan-deshpande kavitha-reddy saira-bano-ansari aarav-kulkarni';
export const anger = 'rohan-deshpande harpreet-gill imran-qureshi';
export const depression = 'farah-sheikh maria-dsouza arindam-banerjee';
export const grief = 'farah-sheikh arindam-banerjee saira-bano-ansari';
export const family = 'harpreet-gill saira-bano-ansari';
export const parenting = 'harpreet-gill kavitha-reddy';
export const trauma = 'maria-dsouza tenzin-wangchuk';
export const students = 'lalremruati-chhangte devika-menon';
export const abroad = 'lalremruati-chhangte tenzin-wangchuk jignesh-patel';
export const ageing = 'arindam-banerjee nandini-joseph';
export const affirming =
  'ananya-krishnan rohan-deshpande harpreet-gill arindam-banerjee devika-menon jignesh-patel aarav-kulkarni';
export const cbt = 'ananya-krishnan imran-qureshi tenzin-wangchuk nandini-joseph';
export const breakup = 'rohan-deshpande kavitha-reddy devika-menon saira-bano-ansari aarav-kulkarni';

/** Who speaks Hindi, who meets how, and who is free when. */
export const hindi =
  'rohan-deshpande farah-sheikh harpreet-gill lalremruati-chhangte arindam-banerjee imran-qureshi tenzin-wangchuk saira-bano-ansari jignesh-patel aarav-kulkarni';
export const byVideo =
  'ananya-krishnan rohan-deshpande farah-sheikh harpreet-gill maria-dsouza lalremruati-chhangte kavitha-reddy imran-qureshi devika-menon tenzin-wangchuk jignesh-patel aarav-kulkarni nandini-joseph';
export const byPhone =
  'farah-sheikh lalremruati-chhangte arindam-banerjee imran-qureshi saira-bano-ansari nandini-joseph';
export const mornings =
  'rohan-deshpande farah-sheikh harpreet-gill kavitha-reddy imran-qureshi tenzin-wangchuk saira-bano-ansari nandini-joseph';
export const evenings =
  'ananya-krishnan rohan-deshpande lalremruati-chhangte arindam-banerjee imran-qureshi devika-menon jignesh-patel aarav-kulkarni';
export const weekend =
  'rohan-deshpande harpreet-gill kavitha-reddy devika-menon jignesh-patel aarav-kulkarni';
export const sunday = 'devika-menon jignesh-patel aarav-kulkarni';
