import type { Rule } from '#shared/recording';

/**
 * Ids by which advertisements, mailings and analytics know a visitor, and addresses of mailboxes that a letter's link may carry: all that a
 * query of this site can say of a person. The names of campaigns stay.
 */
const personalPart =
  /(?<=[?&](?:gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|yclid|ttclid|twclid|li_fat_id|igshid|mc_cid|mc_eid|_ga|_gl|_hs\w+|srsltid)=)[^&]+|[^?&=/#]+(?:@|%40)[^?&=/#]+/gi;

/** A private link's `#number.token`, should it ever come so far. */
const privatePart = /(?<=^#)[\w-]{1,40}\.[\w-]{16,128}$/g;

export const locationRule: Rule = {
  fields: {
    search: { part: personalPart, shape: 'secret' },
    hash: { part: privatePart, shape: 'secret' },
  },
};
