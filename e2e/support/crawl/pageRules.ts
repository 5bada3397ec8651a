import type { ConfigData } from 'html-validate';

/** The rules for the markup of pages: all rules for documents, except what React and webpack decide. */
export const pageRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Spelling that every parser treats alike: React writes srcSet, <img/> and required="", the template <meta>.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    // React's useId starts with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Shapes and blurred previews of pictures, and parts of charts, depend on the content.
    'no-inline-style': 'off',
    // VoiceOver does not announce a list without bullets as a list, unless it has the role.
    'no-redundant-role': 'off',
    // Chips and 'show more' are links, which scripts turn into buttons.
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // Style sheets keep numbers on one line; a number in a text may have plain spaces.
    'tel-non-breaking': 'off',
    // An icon button gets its name from `title`, so that it is announced once; axe checks names.
    'text-content': 'off',
    // The hash in a file's name already identifies a file of the site.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};
