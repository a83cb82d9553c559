/** Names of the switches of the service; the database knows no others. */
export const ownerClaims = 'owner-claims';
