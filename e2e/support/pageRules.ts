import type { ConfigData } from 'html-validate';

/** What a page's markup is held to: all rules for documents, except what is a matter of how React and webpack write them. */
export const pageRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Spelling that means the same to every parser: React writes srcSet, <img/> and required="", the template <meta>.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    // React's useId begins with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Shapes and blurred previews of pictures, and the parts of charts, come with the content.
    'no-inline-style': 'off',
    // VoiceOver takes a list without bullets for none, unless the role says so.
    'no-redundant-role': 'off',
    // Chips and 'show more' are links to what they show, which scripts make buttons of.
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // Numbers are kept in one line by style sheets; a number in a text may be copied with plain spaces.
    'tel-non-breaking': 'off',
    // An icon button has its name from `title`, so that it is said once; axe judges names.
    'text-content': 'off',
    // The hash in a file's name tells as much of a file of the site's own.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};
