import 'i18next';
import type about from '../../../i18n/en/about.json';
import type appointment from '../../../i18n/en/appointment.json';
import type calculator from '../../../i18n/en/calculator.json';
import type callRequest from '../../../i18n/en/callRequest.json';
import type common from '../../../i18n/en/common.json';
import type consultation from '../../../i18n/en/consultation.json';
import type contacts from '../../../i18n/en/contacts.json';
import type documents from '../../../i18n/en/documents.json';
import type home from '../../../i18n/en/home.json';
import type housing from '../../../i18n/en/housing.json';
import type news from '../../../i18n/en/news.json';
import type offers from '../../../i18n/en/offers.json';
import type plan from '../../../i18n/en/plan.json';
import type progress from '../../../i18n/en/progress.json';
import type project from '../../../i18n/en/project.json';
import type projectTabs from '../../../i18n/en/projectTabs.json';
import type projects from '../../../i18n/en/projects.json';

/** Makes a missing key a type error; a namespace is a line here and a file a language in i18n/. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      about: typeof about;
      appointment: typeof appointment;
      calculator: typeof calculator;
      callRequest: typeof callRequest;
      common: typeof common;
      consultation: typeof consultation;
      contacts: typeof contacts;
      documents: typeof documents;
      home: typeof home;
      housing: typeof housing;
      news: typeof news;
      offers: typeof offers;
      plan: typeof plan;
      progress: typeof progress;
      project: typeof project;
      projectTabs: typeof projectTabs;
      projects: typeof projects;
    };
  }
}
