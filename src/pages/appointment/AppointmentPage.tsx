export const AppointmentPage = () => <h1>appointment</h1>;
